import words from '#locales/en-GB/mail.json' with { type: 'json' }
import { escapeHtml } from '../html/escape.ts'
import type { Mail } from './mailer.ts'

/** Puts values where a text of `locales` names them in two braces; one that is not known is left out. */
export const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')

/** What is filled in where nobody has said anything. */
export const said = words.said

/** A mail in plain text and in HTML with the same words, from locales/en-GB/mail.json. */
export function compose(
  to: string,
  message: Exclude<keyof typeof words, 'said' | 'shopNews' | 'adminNews'>,
  values: Record<string, string>,
): Mail {
  const { subject, lines } = words[message]
  return composeLines(
    to,
    fill(subject, values),
    lines.map((line) => fill(line, values)),
  )
}

/** A mail of lines that are filled in already. */
export function composeLines(to: string, subject: string, lines: string[]): Mail {
  return {
    to,
    subject,
    text: lines.join('\n\n'),
    html: `<!doctype html><html lang="en-GB"><body>${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}</body></html>`,
  }
}
