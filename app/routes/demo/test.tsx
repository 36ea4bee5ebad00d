import { useLoaderData } from '@remix-run/react'
import { BasicsPage } from '#app/features/component-demos/pages/basics-page'
import { demoMeta } from '#app/features/component-demos/demo-meta'
import { settings } from '#app/settings.server'

export const meta = demoMeta('test')

export function loader() {
  return { hosts: settings.iconHosts }
}

export default function Demo() {
  return <BasicsPage {...useLoaderData<typeof loader>()} />
}
