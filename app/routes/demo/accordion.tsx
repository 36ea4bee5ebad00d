import { demoMeta } from '#app/features/demo/demo-meta'
import { AccordionPage } from '#app/features/demo/pages/accordion-page'

export const meta = demoMeta('accordion')

export default function Demo() {
  return <AccordionPage />
}
