import { useLoaderData } from '@remix-run/react'
import { ColoursPage } from '#app/features/demo/colours-page'
import { demoMeta } from '#app/features/demo/demo-meta'
import { contrastPairs, readTokens } from '#app/features/demo/tokens.server'

export const meta = demoMeta('color')

export function loader() {
  return { tokens: readTokens(), contrasts: contrastPairs() }
}

export default function Demo() {
  return <ColoursPage {...useLoaderData<typeof loader>()} />
}
