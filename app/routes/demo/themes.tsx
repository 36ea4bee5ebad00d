import { demoMeta } from '#app/features/component-demos/demo-meta'
import { ThemesPage } from '#app/features/component-demos/pages/themes-page'

export const meta = demoMeta('dmtest')

export default ThemesPage
