import { demoMeta } from '#app/features/demo/demo-meta'
import { FormPage } from '#app/features/demo/pages/form-page'

export const meta = demoMeta('nuxtform')

export default function Demo() {
  return <FormPage />
}
