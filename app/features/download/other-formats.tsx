import {
  Braces,
  ChevronDown,
  CodeXml,
  FileText,
  FileType2,
  FolderArchive,
  GalleryVertical,
  Hash,
  Image,
  Images,
  Printer,
  type LucideIcon,
} from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'
import { fileUrl } from './download-form'
import { maxPagesInLongImage, maxPictures } from './picture-limits'

type OtherFormatsProps = { sourceQuery: string; pageCount: number }

/**
 * Buttons of the download's form: Word and a picture, and the rest folded away. Exports of the user's own data are
 * never charged.
 */
export function OtherFormats({ sourceQuery, pageCount }: OtherFormatsProps) {
  const { t } = useTranslation('download')
  const fileButton = (kind: string, icon: LucideIcon, label: string, note?: string) => (
    <FileButton formAction={fileUrl(kind, sourceQuery)} icon={icon} label={label} note={note} />
  )
  const hasLongImage = pageCount > 1 && pageCount <= maxPagesInLongImage
  return (
    <>
      <ul className="mt-3 grid grid-cols-2 gap-2">
        {fileButton('docx', FileType2, t('docx'))}
        {hasLongImage
          ? fileButton('long.png', GalleryVertical, t('longImage'))
          : fileButton('1.png', Image, t('png', { page: 1 }))}
      </ul>
      <p className="mt-2 text-xs leading-5 text-subtle-foreground">{t('docxNote')}</p>
      <details className="group/more mt-3">
        <summary className="inline-flex min-h-9 cursor-pointer list-none items-center gap-1 text-sm font-medium text-muted-foreground hover:text-foreground">
          {t('otherFormats')}
          <ChevronDown aria-hidden className="size-4 transition-transform group-open/more:rotate-180" />
        </summary>
        <ul className="mt-1 grid grid-cols-2 gap-x-2 gap-y-3">
          {fileButton('txt', FileText, t('text'), t('textNote'))}
          {fileButton('html', CodeXml, t('html'), t('htmlNote'))}
          {fileButton('md', Hash, t('markdown'), t('markdownNote'))}
          {pageCount > 1 && pageCount <= maxPictures
            ? fileButton('pictures.zip', Images, t('pictures'), t('picturesNote'))
            : null}
          {fileButton('all.zip', FolderArchive, t('allFormats'), t('allFormatsNote'))}
        </ul>
        <h2 className="mt-5 text-sm font-medium text-muted-foreground">{t('ownData')}</h2>
        <ul className="mt-2 grid grid-cols-2 gap-x-2 gap-y-3">
          {fileButton('json', Braces, t('json'), t('jsonNote'))}
          {fileButton('json-resume', Braces, t('jsonResume'), t('jsonResumeNote'))}
          <li className="needs-script">
            <Button
              variant="outline"
              size="sm"
              className="w-full justify-start"
              onClick={() => window.print()}
            >
              <Printer aria-hidden className="text-subtle-foreground" />
              {t('print')}
            </Button>
          </li>
        </ul>
        <p className="needs-no-script mt-2 text-xs leading-5 text-subtle-foreground">{t('printNote')}</p>
      </details>
    </>
  )
}

/** `note`: what the file is for, in a few words. */
type FileButtonProps = { formAction: string; icon: LucideIcon; label: string; note: string | undefined }

function FileButton({ formAction, icon: Icon, label, note }: FileButtonProps) {
  const noteId = useId()
  return (
    <li>
      <Button
        type="submit"
        formAction={formAction}
        aria-describedby={note && noteId}
        variant="outline"
        size="sm"
        className="w-full justify-start"
      >
        <Icon aria-hidden className="text-subtle-foreground" />
        <span className="truncate">{label}</span>
      </Button>
      {note ? (
        <p id={noteId} className="mt-1 text-xs leading-4 text-subtle-foreground">
          {note}
        </p>
      ) : null}
    </li>
  )
}
