import { useLoaderData } from '@remix-run/react'
import css from '#app/components/ui/tokens.css?raw'
import { ColoursPage } from '#app/features/component-demos/pages/colours-page'
import { demoMeta } from '#app/features/component-demos/demo-meta'
import { contrastPairs, parseThemeTokens } from '#app/features/component-demos/theme-tokens'

export const meta = demoMeta('color')

export function loader() {
  return { tokens: parseThemeTokens(css), contrasts: contrastPairs(css) }
}

export default function Demo() {
  return <ColoursPage {...useLoaderData<typeof loader>()} />
}
