import type { Resume } from '#contract/resume/resume'
import type { EditorTemplate } from './editor-template'

/** Returns the style with a template's own values; page, fit, headings and photo stay the user's. */
export function applyTemplateStyle(style: Resume['style'], template: EditorTemplate): Resume['style'] {
  return { ...style, ...template.style, template: `${template.id}@${template.version}` }
}

/**
 * Without scripts a newly chosen template is posted with the old style. Applies the template's own style if
 * `styleBefore` names another template.
 */
export function withPostedTemplateStyle(resume: Resume, form: FormData, templates: EditorTemplate[]): Resume {
  const before = String(form.get('styleBefore') ?? '')
  const template = templates.find((one) => resume.style.template === `${one.id}@${one.version}`)
  if (!template || before === '' || before.startsWith(`${template.id}@`)) return resume
  return { ...resume, style: applyTemplateStyle(resume.style, template) }
}
