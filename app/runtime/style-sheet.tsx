import { createContext, useContext } from 'react'
import { useNonce } from './nonce'

const InlineStyles = createContext<string | undefined>(undefined)
/** Provides the text of the style sheet to a page that has it inline. */
export const InlineStylesProvider = InlineStyles.Provider

/**
 * The style sheet of all pages. Inline it is there a round trip earlier; its file is then loaded without blocking
 * the page, for the next one.
 */
export function StyleSheet({ href }: { href: string }) {
  const nonce = useNonce()
  const provided = useContext(InlineStyles)
  const text = typeof document === 'undefined' ? provided : inlineStyles()
  if (text === undefined) return <link rel="stylesheet" href={href} />
  return (
    <>
      <style
        nonce={nonce}
        data-inline=""
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: text }}
      />
      <link rel="stylesheet" href={href} media="print" />
    </>
  )
}

const inlineStyles = () => document.querySelector('style[data-inline]')?.textContent ?? undefined
