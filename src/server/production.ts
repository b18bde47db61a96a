/** What a site that is open to everybody must not be without: the first that is missing, with why and the remedy. */
export function missingInProduction(has: { bankKey: boolean; mailServer: boolean }): string | null {
  if (!has.bankKey)
    return 'BANK_DETAILS_KEY is not set: account numbers are sealed with it, and in production it must not lie beside them. Make one with `openssl rand -base64 32`, keep it where you keep secrets, and set it.'
  if (!has.mailServer)
    return 'SMTP_URL is not set: no mail would leave, and each would lie readable in the database. Set it to your mail server, such as smtp://user:password@host:587, or set DEMO=1 for a demonstration, whose mails are at /dev/mail.'
  return null
}
