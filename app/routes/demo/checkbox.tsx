import { demoMeta } from '#app/features/component-demos/demo-meta'
import { CheckboxPage } from '#app/features/component-demos/pages/checkbox-page'

export const meta = demoMeta('checkbox')

export default CheckboxPage
