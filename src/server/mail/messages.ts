import type { LinedMail } from '#words/words.ts'
import { escapeHtml } from '../html/escape.ts'
import type { Speaker } from '../words/server-words.ts'
import type { Mail } from './mailer.ts'

/** A mail of locales/…/mail.json. */
export function composeMail(words: Speaker, to: string, message: LinedMail, values: Record<string, string | null>): Mail {
  return composeLines(words, to, words.t(`mail:${message}.subject`, values), words.lines(message, values))
}

/** What somebody else says, which begins with `> `, does so on each of its lines. */
const quoted = (line: string) => (line.startsWith('> ') ? line.replace(/\n/g, '\n> ') : line)

/** A mail of lines that are filled in already, in plain text and in HTML with the same words. Whoever sends it puts it into the site's frame. */
export function composeLines({ language }: Speaker, to: string, subject: string, lines: string[]): Mail {
  return {
    to,
    subject,
    text: lines.map(quoted).join('\n\n'),
    html: `<!doctype html><html lang="${language}"><body>${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}</body></html>`,
  }
}
