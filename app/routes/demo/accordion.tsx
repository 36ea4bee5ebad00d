import { demoMeta } from '#app/features/component-demos/demo-meta'
import { AccordionPage } from '#app/features/component-demos/pages/accordion-page'

export const meta = demoMeta('accordion')

export default AccordionPage
