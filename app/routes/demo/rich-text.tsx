import { demoMeta } from '#app/features/component-demos/demo-meta'
import { demoItem, demoResume } from '#app/features/component-demos/demo-resume'
import { RichTextPage } from '#app/features/component-demos/pages/rich-text-page'
import { useDemoTexts } from '#app/features/component-demos/use-demo-texts'
import { EditorSandbox, LivePreviewPage } from '#app/features/editor/editor-sandbox'
import { RichTextField } from '#app/features/editor/rich-text/rich-text-field'
import { useRootLoaderData } from '#app/layouts/root-loader-data'

export const meta = demoMeta('quill')

/** The field in which the editor has its rich texts, and the page they are set on. */
export default function Demo() {
  const texts = useDemoTexts()
  const siteName = useRootLoaderData()?.siteName ?? ''
  return (
    <EditorSandbox resume={demoResume({ ...texts, siteName })}>
      <RichTextPage
        field={<RichTextField name={`${demoItem}.text`} label={texts.quill.text} rows={12} />}
        page={<LivePreviewPage />}
      />
    </EditorSandbox>
  )
}
