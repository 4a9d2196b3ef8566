export {
  ENDPOINTS,
  bulkResultsSchema,
  contactMessageSchema,
  forgotPasswordSchema,
  loginSchema,
  newPasswordFormSchema,
  popupMessageSchema,
  signUpFormSchema,
} from '@adjudge/contract';
