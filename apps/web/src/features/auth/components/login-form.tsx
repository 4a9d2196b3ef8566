import { Link } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { TextField } from '../../../components/ui/fields/text-field.tsx';
import { schemaResolver } from '../../../lib/schema-resolver.ts';
import { loginErrorText, useLogin } from '../api/login.ts';
import { PasswordField } from '../../../components/password-field.tsx';
import { TestAccount } from './test-account.tsx';
import { TEXT_LINK } from './text-link.ts';

export function LoginForm() {
  const login = useLogin();
  const form = useForm({
    resolver: schemaResolver(({ loginSchema }) => loginSchema),
    defaultValues: { email: '', password: '' },
  });
  const { errors } = form.formState;
  return (
    <form
      noValidate
      // Keeps the password out of the URL when the form is submitted before the script has loaded.
      method="dialog"
      aria-label="Log In"
      className="grid gap-5"
      onSubmit={(event) => void form.handleSubmit((values) => login.mutate(values))(event)}
    >
      {login.error ? <Notice kind="error">{loginErrorText(login.error)}</Notice> : null}
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Button type="submit" size="lg" busy={login.isPending}>
        {login.isPending ? 'Logging in...' : 'Log In'}
      </Button>
      <p className="text-md">
        <Link to="/forgot-password" className={TEXT_LINK}>
          Forgot your password?
        </Link>
      </p>
      <TestAccount
        onUse={(account) => {
          form.reset(account);
          login.reset();
        }}
      />
    </form>
  );
}
