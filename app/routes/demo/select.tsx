import { demoMeta } from '#app/features/demo/demo-meta'
import { ChoicesPage } from '#app/features/demo/pages/choices-page'

export const meta = demoMeta('selector')

export default function Demo() {
  return <ChoicesPage />
}
