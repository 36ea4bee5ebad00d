/** Normalizes a typed phone: full-width digits, spaces, dashes and +86 are accepted. */
export function normalizePhone(input: string): string {
  const halfWidth = input.normalize('NFKC').replace(/[\s()\-–—−.]/g, '')
  return halfWidth.replace(/^(\+|00)86(?=1\d{10}$)/, '')
}
