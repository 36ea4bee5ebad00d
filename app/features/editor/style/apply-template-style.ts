import type { Resume } from '#contract/resume/resume'
import type { Template } from '#contract/catalogue/template'

/** The style with a template's own look put on; page, fit, headings and photo stay the person's. */
export function applyTemplateStyle(style: Resume['style'], template: Template): Resume['style'] {
  return { ...style, ...template.style, template: `${template.id}@${template.version}` }
}

/**
 * Without scripts a newly chosen template arrives beside the old look. When nothing else of the look
 * was changed in the same post, the template brings its own.
 */
export function withPostedTemplateStyle(resume: Resume, form: FormData, templates: Template[]): Resume {
  const before = String(form.get('styleBefore') ?? '')
  const template = templates.find((one) => resume.style.template === `${one.id}@${one.version}`)
  if (!template || before === '' || before.startsWith(`${template.id}@`)) return resume
  return { ...resume, style: applyTemplateStyle(resume.style, template) }
}
