import { demoMeta } from '#app/features/demo/demo-meta'
import { demoItem, demoResume } from '#app/features/demo/demo-resume'
import { RichTextPage } from '#app/features/demo/rich-text-page'
import { useDemoTexts } from '#app/features/demo/use-demo-texts'
import { EditorSample, LiveSheet } from '#app/features/editor/editor-sample'
import { RichField } from '#app/features/editor/rich-field'
import { useShellData } from '#app/shell/shell-data'

export const meta = demoMeta('quill')

/** The field in which the editor has its rich texts, and the page they are set on. */
export default function Demo() {
  const texts = useDemoTexts()
  const siteName = useShellData()?.siteName ?? ''
  return (
    <EditorSample resume={demoResume({ ...texts, siteName })}>
      <RichTextPage
        field={<RichField name={`${demoItem}.text`} label={texts.quill.text} rows={12} />}
        page={<LiveSheet />}
      />
    </EditorSample>
  )
}
