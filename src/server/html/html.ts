import { escapeHtml } from './escape.ts'
/** Markup that is safe to join: values that go into it are escaped by `html`. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Value = string | number | Html | Html[]

const write = (value: Value): string =>
  value instanceof Html ? value.text : Array.isArray(value) ? value.map((one) => one.text).join('') : escapeHtml(String(value))

/** A tagged template for the few pages that are no part of the site: demo shops and /dev pages. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(
    parts.reduce((text, part, index) => text + part + (index < values.length ? write(values[index] ?? '') : ''), ''),
  )
}

/** A whole page in the demo's own plain look, so that nobody takes it for the site. */
export function page(title: string, body: Html, language = 'en-GB'): string {
  return html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><link rel="icon" href="/static-www/icon.svg"><link rel="stylesheet" href="/static-www/demo.css"></head><body>${body}</body></html>`
    .text
}
