import { Scripts, useRouteError } from '@remix-run/react'
import { useState } from 'react'
import { useNonce } from './nonce'
import type { ScriptsStart } from './scripts-start'
import { startOnIntent } from './start-on-intent'

/** The scripts of a page, which begin as its loader decided; at once where something went wrong. */
export function PageScripts({ start = 'at once' }: { start?: ScriptsStart }) {
  const nonce = useNonce()
  const failed = Boolean(useRouteError())
  // As the page came: from then on its scripts are there.
  const [waits] = useState(start !== 'at once' && !failed)
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
