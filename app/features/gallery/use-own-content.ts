import { useEffect, useState } from 'react'
import {
  isOwnContent,
  NO_OWN_CONTENT,
  parseOwnContent,
  type OwnContent,
  type ShownContent,
} from './own-content'

const storageKey = 'gallery-content'

/**
 * What the cards show: that of the address, otherwise what this browser remembers. Who has logged out since has no newest
 * resume.
 */
export function useOwnContent(
  ofAddress: OwnContent,
  isMember: boolean,
): [ShownContent, (content: ShownContent) => void] {
  const [content, setContent] = useState<ShownContent>(ofAddress)
  useEffect(() => {
    if (!isOwnContent(ofAddress)) setContent(readStored())
    // Once: later addresses are searches on the same page.
  }, [])
  return [
    content === 'newest' && !isMember ? NO_OWN_CONTENT : content,
    (chosen) => {
      setContent(chosen)
      writeStored(chosen)
    },
  ]
}

/** Browsers may refuse storage, and it may hold anything. */
function readStored(): ShownContent {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null')
    if (stored === 'newest' || stored === 'draft') return stored
    if (typeof stored !== 'object' || stored === null) return NO_OWN_CONTENT
    return parseOwnContent(new URLSearchParams(stored as Record<string, string>))
  } catch {
    return NO_OWN_CONTENT
  }
}

function writeStored(content: ShownContent): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(content))
  } catch {
    // It is shown until the page is left.
  }
}
