import { useTranslation } from 'react-i18next'
import { demoMeta } from '#app/features/component-demos/demo-meta'
import { demoItem, demoResume } from '#app/features/component-demos/demo-resume'
import { MonthsPage } from '#app/features/component-demos/pages/months-page'
import { EditorSandbox } from '#app/features/editor/editor-sandbox'
import { MonthField } from '#app/features/editor/fields/month-field'

export const handle = { i18n: ['editor', 'field-errors'] }

export const meta = demoMeta('monthPicker')

export default function Demo() {
  const { t } = useTranslation('demo')
  const product = (
    <EditorSandbox resume={demoResume({ title: t('title'), text: t('quill.sample'), siteName: '' })}>
      <div className="grid grid-cols-6 gap-x-3 gap-y-4">
        <MonthField name={`${demoItem}.from`} label={t('months.from')} hint={t('months.hint')} />
        <MonthField name={`${demoItem}.to`} label={t('months.to')} hint={t('months.hint')} allowsPresent />
      </div>
    </EditorSandbox>
  )
  return <MonthsPage product={product} />
}
