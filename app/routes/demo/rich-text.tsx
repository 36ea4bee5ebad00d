import { demoMeta } from '#app/features/demo/demo-meta'
import { demoItem, demoResume } from '#app/features/demo/demo-resume'
import { RichTextPage } from '#app/features/demo/rich-text-page'
import { useDemoTexts } from '#app/features/demo/use-demo-texts'
import { EditorSandbox, LivePreviewPage } from '#app/features/editor/editor-sample'
import { RichTextField } from '#app/features/editor/rich-field'
import { useRootLoaderData } from '#app/shell/shell-data'

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
