import { demoMeta } from '#app/features/component-demos/demo-meta'
import { demoItem, demoResume } from '#app/features/component-demos/demo-resume'
import { MonthsPage } from '#app/features/component-demos/pages/months-page'
import { useDemoTexts } from '#app/features/component-demos/use-demo-texts'
import { EditorSandbox } from '#app/features/editor/editor-sandbox'
import { MonthField } from '#app/features/editor/fields/month-field'

export const meta = demoMeta('monthPicker')

export default function Demo() {
  const texts = useDemoTexts()
  const { from, to, hint } = texts.months
  const product = (
    <EditorSandbox resume={demoResume({ ...texts, siteName: '' })}>
      <div className="grid grid-cols-6 gap-x-3 gap-y-4">
        <MonthField name={`${demoItem}.from`} label={from} hint={hint} />
        <MonthField name={`${demoItem}.to`} label={to} hint={hint} allowsPresent />
      </div>
    </EditorSandbox>
  )
  return <MonthsPage product={product} />
}
