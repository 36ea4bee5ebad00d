import { Scripts, useRouteError } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { useNonce } from './nonce'
import type { ScriptsStart } from './scripts-start'
import { startOnIntent } from './start-on-intent'

/** The scripts of a page, which begin as its loader decided; at once where something went wrong. */
export function PageScripts({ start = 'at once' }: { start?: ScriptsStart }) {
  const nonce = useNonce()
  const failed = Boolean(useRouteError())
  // As the page came: from then on its scripts are there.
  const [waits] = useState(start !== 'at once' && !failed)
  useEffect(() => {
    if (waits) answerChosen()
  }, [waits])
  if (!waits) return <Scripts nonce={nonce} />
  return (
    <>
      <template data-drafts={start === 'on intent or for drafts' || undefined}>
        <Scripts nonce={nonce} />
      </template>
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: startOnIntent }} />
    </>
  )
}

/** A list that answers as one chooses has not heard what was chosen before scripts were here. */
function answerChosen() {
  for (const list of document.querySelectorAll('select')) {
    const atFirst = [...list.options].findIndex(({ defaultSelected }) => defaultSelected)
    if (list.selectedIndex !== Math.max(atFirst, 0))
      list.dispatchEvent(new Event('change', { bubbles: true }))
  }
}
