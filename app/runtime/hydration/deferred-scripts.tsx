import { Scripts, useRouteError } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { useNonce } from '#app/runtime/nonce'
import type { HydrationStrategy } from './hydration-strategy'
import { script as startScripts } from './deferred-hydration.inline.ts?inline-script'

/** Only the server writes it: hydration leaves it came, and no browser has to load it a second time. */
const inlineScript = import.meta.env.SSR ? startScripts : ''

/** The scripts of a page, which begin as its loader decided; with the page where something went wrong. */
export function DeferredScripts({ strategy }: { strategy?: HydrationStrategy }) {
  const nonce = useNonce()
  const hasError = Boolean(useRouteError())
  // As the page came: from then on its scripts are there.
  const [deferredStrategy] = useState(hasError ? undefined : strategy)
  useEffect(() => {
    if (deferredStrategy && deferredStrategy !== 'at first sight') replayEarlySelections()
  }, [deferredStrategy])
  if (!deferredStrategy) return <Scripts nonce={nonce} />
  return (
    <>
      <template data-start={deferredStrategy}>
        <Scripts nonce={nonce} />
      </template>
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: inlineScript }} />
    </>
  )
}

/** A list that answers as one chooses has not heard what was chosen before scripts were here. */
function replayEarlySelections() {
  for (const list of document.querySelectorAll('select')) {
    const defaultIndex = [...list.options].findIndex(({ defaultSelected }) => defaultSelected)
    if (list.selectedIndex !== Math.max(defaultIndex, 0))
      list.dispatchEvent(new Event('change', { bubbles: true }))
  }
}
