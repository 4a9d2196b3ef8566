import type { PlanName, SignUpForm as SignUpValues } from '@adjudge/contract';
import { type ReactNode, useMemo } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { Button } from '../../../components/ui/button.tsx';
import { Checkbox } from '../../../components/ui/fields/checkbox.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { TextField } from '../../../components/ui/fields/text-field.tsx';
import { schemaResolver } from '../../../lib/schema-resolver.ts';
import { refusedPasswordText, registrationErrorText, useRegister } from '../api/register.ts';
import { nameFromEmail } from '../name-from-email.ts';
import { PasswordField } from '../../../components/password-field.tsx';

type Typed = Pick<SignUpValues, 'email' | 'password' | 'confirmPassword'> & { terms: boolean };

const EMPTY: Typed = {
  email: '',
  password: '',
  confirmPassword: '',
  terms: false,
};

const validate = schemaResolver(({ signUpFormSchema }) => signUpFormSchema);

/** The form does not ask for a display name: it is derived from the email. */
const resolverFor =
  (plan: PlanName): Resolver<Typed, unknown, SignUpValues> =>
  (values, context, options) =>
    validate(
      { ...values, plan, displayName: nameFromEmail(values.email) } as SignUpValues,
      context,
      options as never,
    );

interface SignUpFormProps {
  plan: PlanName;
  /** Called just before the user is signed in. */
  onRegistered: () => void;
  /** Extra fields, shown above the consent checkbox. */
  children?: ReactNode;
}

export function SignUpForm({ plan, onRegistered, children }: SignUpFormProps) {
  const registration = useRegister(onRegistered);
  const resolver = useMemo(() => resolverFor(plan), [plan]);
  const form = useForm({ resolver, defaultValues: EMPTY });
  const { errors } = form.formState;
  return (
    <form
      noValidate
      // Keeps the password out of the URL when the form is submitted before the script has loaded.
      method="dialog"
      aria-label="Sign Up"
      className="grid gap-5"
      onSubmit={(event) =>
        void form.handleSubmit(({ email, password, displayName }) =>
          registration.mutate({ email, password, displayName }),
        )(event)
      }
    >
      {registration.error ? <Notice kind="error">{registrationErrorText(registration.error)}</Notice> : null}
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordField
        label="Password"
        hint="8 to 128 characters"
        autoComplete="new-password"
        error={errors.password?.message ?? refusedPasswordText(registration.error)}
        {...form.register('password', {
          // The refusal is about the password that was sent, not the one being typed.
          onChange: () => {
            if (refusedPasswordText(registration.error)) registration.reset();
          },
        })}
      />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...form.register('confirmPassword')}
      />
      {children}
      <Checkbox
        label={
          <>
            I agree to the{' '}
            <a href="/terms-and-conditions" target="_blank" className="underline underline-offset-4">
              terms and conditions
            </a>
          </>
        }
        error={errors.terms?.message}
        {...form.register('terms')}
      />
      <Button type="submit" size="lg" busy={registration.isPending}>
        {registration.isPending ? 'Creating account...' : 'Create account'}
      </Button>
    </form>
  );
}
