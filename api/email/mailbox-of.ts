/** The mailbox of an address: `lin+cv@Example.com` and `Lin@example.com` are one, so that limits count them as one. */
export function mailboxOf(address: string): string {
  const [local = '', host = ''] = address.toLowerCase().split('@')
  return `${local.split('+')[0]}@${host}`
}
