import { Scripts, useRouteError } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { useNonce } from './nonce'
import type { ScriptsStart } from './scripts-start'
import { script as startScripts } from './start-scripts.inline.ts?inline-script'

/** Only the server writes it: hydration leaves it as it came, and no browser has to load it a second time. */
const inPage = import.meta.env.SSR ? startScripts : ''

/** The scripts of a page, which begin as its loader decided; with the page where something went wrong. */
export function PageScripts({ start }: { start?: ScriptsStart }) {
  const nonce = useNonce()
  const failed = Boolean(useRouteError())
  // As the page came: from then on its scripts are there.
  const [waitsFor] = useState(failed ? undefined : start)
  useEffect(() => {
    if (waitsFor && waitsFor !== 'at first sight') answerChosen()
  }, [waitsFor])
  if (!waitsFor) return <Scripts nonce={nonce} />
  return (
    <>
      <template data-start={waitsFor}>
        <Scripts nonce={nonce} />
      </template>
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: inPage }} />
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
