import { demoMeta } from '#app/features/component-demos/demo-meta'
import { FormPage } from '#app/features/component-demos/pages/form-page'

export const handle = { i18n: ['field-errors'] }
export const meta = demoMeta('nuxtform')

export default FormPage
