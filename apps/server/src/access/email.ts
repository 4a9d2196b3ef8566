/** One mailbox, one account: without outer space, in one Unicode form, lower case. */
export const normalEmail = (email: string): string => email.trim().normalize('NFKC').toLowerCase();
