/** The mark that printers align two plates by, used as the product's logo. */
export const RegistrationMark = ({ className }: { className?: string }) => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    className={className}
    aria-hidden
  >
    <circle cx="12" cy="12" r="6.2" />
    <path d="M12 1v22M1 12h22" />
  </svg>
);
