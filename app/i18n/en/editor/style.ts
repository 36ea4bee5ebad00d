import type { texts as zh } from '#app/i18n/zh/editor/style'
import type { WithSingulars } from '#app/i18n/with-singulars'

/** How a resume looks: the style panel, and what it makes of the pages. */
export const texts: WithSingulars<typeof zh> = {
  template: 'Template',
  allTemplates: 'All {{count}} templates',
  allTemplates_one: 'All templates (1)',
  fewerTemplates: 'Show fewer templates',
  newVersion: 'Use the new design of “{{name}}” (your resume has the old one)',
  colour: 'Accent color',
  customColour: 'Custom color',
  font: 'Body font',
  headingFont: 'Heading font',
  fonts: { sans: 'Sans serif', serif: 'Serif', kai: 'Kai', same: 'Same as body' },
  latin: 'Font for English and numbers',
  latinFonts: { matched: 'Same as the Chinese font', inter: 'Inter', times: 'Times', garamond: 'Garamond' },
  size: 'Font size',
  lineHeight: 'Line spacing',
  spacing: 'Paragraph spacing',
  margins: 'Margins',
  icons: 'Icons',
  iconChoices: { shown: 'Show', hidden: 'Hide' },
  photo: 'Photo shape',
  photoShapes: { portrait: 'ID photo', square: 'Square', round: 'Round', none: 'No photo' },
  headings: 'Heading language',
  headingLanguages: { zh: 'Chinese', en: 'English' },
  englishDates: 'English dates',
  dateForms: { american: 'US style (Sep)', british: 'UK style (Sept)', full: 'September' },
  qrCode: 'QR code',
  qrCodes: { shown: 'Show', hidden: 'Hide', auto: 'Template default' },
  qrCodeNote:
    'The QR code opens the first link on your resume. To have it open your online resume, put the share link first.',
  page: 'Paper',
  papers: { A4: 'A4', Letter: 'US Letter' },
  fit: 'Pages',
  fits: { none: 'No limit', 'one-page': 'Fit to one page' },
  ownLook: 'Reset to the template’s style',
  pt: '{{value}} pt',
  mm: '{{value}} mm',
  times: '{{value}}×',
  pageFit: {
    changed: '{{name}} {{from}} → {{to}}',
    chosen: '{{value}}',
    on: 'Text size and spacing adjust automatically to fill one page.',
    fitted: 'We adjusted the text size and spacing to fit exactly one page.',
    asItIs: 'Your resume is already exactly one page, so we left the style as is.',
    stretched:
      'Text size and spacing are at their largest, and about {{percent}}% of the page is still empty. Add more content to fill it.',
    sparse:
      'Your resume fills less than half a page, so we left the style as is. About {{percent}}% of the page is empty. Add more content first.',
    overLines:
      'Text size and spacing are at their smallest, and your resume is still about {{lines}} lines over one page. Shorten it to fit.',
    overLines_one:
      'Text size and spacing are at their smallest, and your resume is still about 1 line over one page. Shorten it to fit.',
    end: 'Adjust manually',
    ended: 'Auto-fit is off. Your current settings stay as they are.',
    over: 'Even at the smallest settings (9 pt text, 10 mm margins), your resume is still about {{lines}} lines over one page. Shorten {{names}}, or allow more pages.',
    over_one:
      'Even at the smallest settings (9 pt text, 10 mm margins), your resume is still about 1 line over one page. Shorten {{names}}, or allow more pages.',
    entry: '{{name}} (about {{lines}} lines)',
    entry_one: '{{name}} (about 1 line)',
  },
  lonelyPage: {
    lines: 'Your last page has only {{lines}} lines.',
    lines_one: 'Your last page has only 1 line.',
    save: 'Make it a {{pages}}-page resume: {{changes}}',
    advice: 'Cut {{lines}} lines to remove the last page, or add enough to fill half of it.',
    advice_one: 'Cut 1 line to remove the last page, or add enough to fill half of it.',
  },
}
