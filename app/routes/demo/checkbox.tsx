import { demoMeta } from '#app/features/demo/demo-meta'
import { CheckboxPage } from '#app/features/demo/pages/checkbox-page'

export const meta = demoMeta('checkbox')

export default function Demo() {
  return <CheckboxPage />
}
