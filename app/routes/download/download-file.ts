import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { chargeAndServe } from '#app/features/download/charge-download.server'
import { chosenFile } from '#app/features/download/download-formats'
import { renderFile, parseFileKind } from '#app/features/download/download.server'
import { longImageFile, renderLongImage } from '#app/features/download/long-image.server'
import { readPostedSource } from '#app/features/download/read-posted-source.server'
import {
  allFormatsFile,
  picturesFile,
  renderAllFormats,
  renderPictures,
} from '#app/features/download/file-archive.server'
import {
  exportFile,
  exportFormats,
  isFree,
  parseExportFormat,
} from '#app/features/import-export/export-file.server'
import { resumeFileName } from '#app/preview/resume-file-name'
import { requireUser } from '#app/session/require-user.server'

/** Only a POST returns a file: following or prefetching the URL shows the page, and is not charged. */
export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  return redirect(`/resume/download${new URL(args.request.url).search}`)
}

/** Returns one of the user's resumes, a server draft, or the document in the form, as a file. */
export async function action(args: ActionFunctionArgs) {
  await requireUser(args)
  const { request, params, context } = args
  const { api, session } = context
  const source = await readPostedSource(api, session.drafts, request)
  const name = (params.kind === chosenFile ? source.format : params.kind) ?? ''
  const kind = parseFileKind(name)
  const format = parseExportFormat(name)
  const { resume, fileName, withData } = source
  if (!resume) return new Response(null, { status: 404 })
  if (format && isFree(format)) return exportFile(api, resume, format, fileName)
  return chargeAndServe(api, source, () => {
    if (format) return exportFile(api, resume, format, fileName)
    if (name === longImageFile) return renderLongImage(context, resume, fileName)
    if (name === picturesFile) return renderPictures(context, resume, fileName)
    if (name === allFormatsFile) {
      const files = exportFormats(fileName ?? resumeFileName(resume)).map((file) => ({
        ...file,
        create: () => exportFile(api, resume, file.format),
      }))
      return renderAllFormats(context, resume, files, fileName)
    }
    return kind
      ? renderFile(context, resume, kind, { fileName, withData })
      : Promise.resolve(new Response(null, { status: 404 }))
  })
}
