/** What people type for a phone, made plain: full-width digits, spaces, dashes and +86 are understood. */
export function plainPhone(typed: string): string {
  const narrow = typed.normalize('NFKC').replace(/[\s()\-–—−.]/g, '')
  return narrow.replace(/^(\+|00)86(?=1\d{10}$)/, '')
}
