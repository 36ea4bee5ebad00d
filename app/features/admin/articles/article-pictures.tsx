import { useField } from '@conform-to/react'
import { useTranslation } from 'react-i18next'
import { TextField } from '#app/components/forms/text-field'
import { Button } from '#app/components/ui/button'
import { FileField } from '#app/components/ui/file-field'
import { AdminField } from '#app/features/admin/admin-form'

/** The cover, and a picture to upload with its description: into the text, or as the cover. */
export function ArticlePictures({ cover, coverAlt }: { cover: string; coverAlt: string }) {
  const { t } = useTranslation(['admin-articles', 'admin'])
  const [coverField] = useField<string>('coverAlt')
  const [file] = useField<string>('pictureFile')
  return (
    <section
      aria-labelledby="article-pictures"
      className="grid gap-4 rounded-lg border border-border bg-card p-4 sm:p-5"
    >
      <h2 id="article-pictures" className="font-semibold">
        {t('picture.title')}
      </h2>
      <input type="hidden" name="cover" value={cover} />
      {cover ? (
        <div className="grid gap-3 sm:grid-cols-[8rem_1fr]">
          <img
            src={`/photos/${cover}`}
            alt={t('fields.cover')}
            className="max-h-24 w-32 rounded object-cover"
          />
          <div className="grid gap-3">
            <TextField
              id={coverField.id}
              name="coverAlt"
              label={t('fields.coverAlt')}
              defaultValue={coverAlt}
              error={coverField.errors?.[0]}
              maxLength={100}
            />
            <Button
              type="submit"
              name="intent"
              value="removeCover"
              variant="ghost"
              size="sm"
              className="justify-self-start"
            >
              {t('fields.removeCover')}
            </Button>
          </div>
        </div>
      ) : (
        <input type="hidden" name="coverAlt" value="" />
      )}
      <FileField
        id="article-picture"
        name="pictureFile"
        accept="image/jpeg,image/png,image/webp"
        label={t('picture.file')}
        hint={t('picture.hint')}
        texts={t('picture.texts', { returnObjects: true })}
        isInvalid={file.errors !== undefined}
        errorId="article-picture-error"
        error={
          file.errors ? (
            <p id="article-picture-error" className="mt-3 text-sm text-destructive">
              {file.errors[0]}
            </p>
          ) : null
        }
      />
      <AdminField name="pictureAlt" label={t('picture.alt')} maxLength={100} />
      <p className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="picture" variant="outline">
          {t('picture.insert')}
        </Button>
        <Button type="submit" name="intent" value="cover" variant="outline">
          {t('picture.asCover')}
        </Button>
      </p>
    </section>
  )
}
