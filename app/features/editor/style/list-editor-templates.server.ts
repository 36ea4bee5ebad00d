import type { ApiClient } from '#app/api-client/api-client'
import { editorTemplateFields, type EditorTemplate } from './editor-template'

/** Lists the templates as the editor knows them. */
export async function listEditorTemplates(api: ApiClient): Promise<EditorTemplate[]> {
  const templates = await api.call('listTemplates', {})
  return templates.map((template) => {
    const fields = editorTemplateFields.filter((field) => template[field] !== undefined)
    return Object.fromEntries(fields.map((field) => [field, template[field]])) as EditorTemplate
  })
}
