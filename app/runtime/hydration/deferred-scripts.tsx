import { Scripts, useRouteError } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { useNonce } from '#app/runtime/nonce'
import type { HydrationStrategy } from './hydration-strategy'
import { script as startScripts } from './deferred-hydration.inline.ts?inline-script'

/** Only the server renders it: hydration leaves it unchanged, and no browser loads it twice. */
const inlineScript = import.meta.env.SSR ? startScripts : ''

/** The scripts of a page, started by its loader's strategy; at once on an error page. */
export function DeferredScripts({ strategy }: { strategy?: HydrationStrategy }) {
  const nonce = useNonce()
  const hasError = Boolean(useRouteError())
  // Fixed at the first render: from then on the scripts are loaded.
  const [deferredStrategy] = useState(hasError ? undefined : strategy)
  useEffect(() => {
    if (deferredStrategy && deferredStrategy !== 'immediate') replayEarlySelections()
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

/** Replays selections made before hydration for selects that submit on change. */
function replayEarlySelections() {
  for (const list of document.querySelectorAll('select')) {
    const defaultIndex = [...list.options].findIndex(({ defaultSelected }) => defaultSelected)
    if (list.selectedIndex !== Math.max(defaultIndex, 0))
      list.dispatchEvent(new Event('change', { bubbles: true }))
  }
}
