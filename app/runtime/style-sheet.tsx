import { createContext, useContext } from 'react'
import { useNonce } from './nonce'

const InlineStyles = createContext<string | undefined>(undefined)
/** Provides the text of its styles to a page that has them inline. */
export const InlineStylesProvider = InlineStyles.Provider

/**
 * The style sheet of all pages. Inline, its rules for this page are there a round trip earlier; its file is then
 * loaded without blocking the page, for its scripts and for the next page.
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
      <link
        rel="stylesheet"
        href={href}
        media={typeof document === 'undefined' ? 'print' : undefined}
        suppressHydrationWarning
      />
    </>
  )
}

const waitForSheetMs = 3_000

/** Applies the whole style sheet to a page with inline styles: what scripts add to it may need other rules. */
export async function applyWholeSheet(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('style[data-inline] ~ link[media=print]')
  if (!link) return
  if (!link.sheet)
    await new Promise((resolve) => {
      for (const event of ['load', 'error']) link.addEventListener(event, resolve)
      setTimeout(resolve, waitForSheetMs)
    })
  link.media = 'all'
}

const inlineStyles = () => document.querySelector('style[data-inline]')?.textContent ?? undefined
