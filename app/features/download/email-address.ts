/** Where a device remembers the address that its owner last sent a resume to; the account does not. */
const storageKey = 'email-address'

/** '' when there is none, and where nothing can be stored. */
export function rememberedAddress(): string {
  try {
    return localStorage.getItem(storageKey) ?? ''
  } catch {
    return ''
  }
}

export function rememberAddress(address: string): void {
  try {
    localStorage.setItem(storageKey, address.trim())
  } catch {
    // Private windows store nothing: it is typed again.
  }
}
