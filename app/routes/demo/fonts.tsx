import { useTranslation } from 'react-i18next'
import { demoMeta } from '#app/features/component-demos/demo-meta'
import { demoResume } from '#app/features/component-demos/demo-resume'
import { FontsPage } from '#app/features/component-demos/pages/fonts-page'
import { EditorSandbox, LivePreviewPage } from '#app/features/editor/editor-sandbox'
import { useRootLoaderData } from '#app/layouts/root-loader-data'
import { FONTS } from '#contract/resume/style-options'

export const handle = { i18n: ['editor', 'field-errors'] }

export const meta = demoMeta('fonts')

export default function Demo() {
  const { t } = useTranslation('demo')
  const siteName = useRootLoaderData()?.siteName ?? ''
  const pageImages = (
    <div className="grid gap-6 md:grid-cols-2">
      {FONTS.map((font) => (
        <EditorSandbox
          key={font}
          resume={demoResume({ title: t('title'), text: t('quill.sample'), siteName }, { font })}
        >
          <LivePreviewPage />
        </EditorSandbox>
      ))}
    </div>
  )
  return <FontsPage pageImages={pageImages} />
}
