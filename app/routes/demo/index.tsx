import { ContentsPage } from '#app/features/component-demos/pages/contents-page'
import { demoMeta } from '#app/features/component-demos/demo-meta'

export const meta = demoMeta()

export default ContentsPage
