import { createContext, useContext } from 'react'
import { useNonce } from './nonce'

const ArrivalStyles = createContext<string | undefined>(undefined)
/** Provides the text of the style sheet for a page that somebody arrives at. */
export const ArrivalStylesProvider = ArrivalStyles.Provider

/**
 * The style sheet of all pages. Who arrives has it in the page, a round trip earlier; the file then comes without
 * holding up the page, for the next one.
 */
export function StyleSheet({ href }: { href: string }) {
  const nonce = useNonce()
  const provided = useContext(ArrivalStyles)
  const text = typeof document === 'undefined' ? provided : arrivalStyles()
  if (text === undefined) return <link rel="stylesheet" href={href} />
  return (
    <>
      <style
        nonce={nonce}
        data-arrival=""
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: text }}
      />
      <link rel="stylesheet" href={href} media="print" />
    </>
  )
}

const arrivalStyles = () => document.querySelector('style[data-arrival]')?.textContent ?? undefined
