import { createContext, useContext } from 'react'

// Browsers hide the nonce from scripts, so it is '' there and hydration must not compare it.
const Nonce = createContext('')
export const NonceProvider = Nonce.Provider

export function useNonce() {
  return useContext(Nonce)
}
