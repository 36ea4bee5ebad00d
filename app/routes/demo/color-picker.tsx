import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ColourPickerPage } from '#app/features/component-demos/pages/colour-picker-page'
import { demoMeta } from '#app/features/component-demos/demo-meta'

export const meta = demoMeta('colorpicker')

export async function loader({ context: { api } }: LoaderFunctionArgs) {
  const [template] = await api.call('listTemplates', {})
  return { colours: template?.colours ?? [] }
}

export default function Demo() {
  return <ColourPickerPage {...useLoaderData<typeof loader>()} />
}
