import { demoMeta } from '#app/features/component-demos/demo-meta'
import { ChoicesPage } from '#app/features/component-demos/pages/choices-page'

export const meta = demoMeta('selector')

export default ChoicesPage
