export {
  ENDPOINTS,
  contactMessageSchema,
  forgotPasswordSchema,
  loginSchema,
  newPasswordFormSchema,
  popupMessageSchema,
  signUpFormSchema,
} from '@adjudge/contract';
