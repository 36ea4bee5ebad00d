import { useTranslation } from 'react-i18next'
import { demoMeta } from '#app/features/component-demos/demo-meta'
import { demoResume } from '#app/features/component-demos/demo-resume'
import { TagsPage } from '#app/features/component-demos/pages/tags-page'
import { CitiesField } from '#app/features/editor/fields/cities-field'
import { EditorSandbox } from '#app/features/editor/editor-sandbox'

export const handle = { i18n: ['editor', 'fields', 'field-errors'] }

export const meta = demoMeta('tagInput')

export default function Demo() {
  const { t } = useTranslation('demo')
  const product = (
    <EditorSandbox resume={demoResume({ title: t('title'), text: t('quill.sample'), siteName: '' })}>
      <CitiesField />
    </EditorSandbox>
  )
  return <TagsPage product={product} />
}
