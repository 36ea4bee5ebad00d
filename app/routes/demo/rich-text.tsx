import { useTranslation } from 'react-i18next'
import { demoMeta } from '#app/features/component-demos/demo-meta'
import { demoItem, demoResume } from '#app/features/component-demos/demo-resume'
import { RichTextPage } from '#app/features/component-demos/pages/rich-text-page'
import { EditorSandbox, LivePreviewPage } from '#app/features/editor/editor-sandbox'
import { RichTextField } from '#app/features/editor/rich-text/rich-text-field'
import { useRootLoaderData } from '#app/layouts/root-loader-data'

export const handle = { i18n: ['editor', 'field-errors'] }

export const meta = demoMeta('quill')

/** The editor's rich-text field, and the page its text is typeset on. */
export default function Demo() {
  const { t } = useTranslation('demo')
  const siteName = useRootLoaderData()?.siteName ?? ''
  return (
    <EditorSandbox resume={demoResume({ title: t('title'), text: t('quill.sample'), siteName })}>
      <RichTextPage
        field={<RichTextField name={`${demoItem}.text`} label={t('quill.text')} rows={12} />}
        page={<LivePreviewPage />}
      />
    </EditorSandbox>
  )
}
