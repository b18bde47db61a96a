import type { FastifyInstance } from 'fastify'
import type { SiteWords } from '../words/site-words.ts'

/** The words that a page comes with, as an element of it. */
export const wordsElement = ({ pick, version }: SiteWords, language: string, namespaces: readonly string[]) =>
  `<script type="application/json" id="words" data-version="${version}">${JSON.stringify(pick(language, namespaces)).replaceAll('<', '\\u003c')}</script>`

/** Words that a page comes to later, all that it asks for in one file. Their version is part of the address, so that they are kept for good. */
export function serveWords(app: FastifyInstance, words: SiteWords): void {
  app.get<{ Params: { version: string; language: string; names: string } }>(
    '/words/:version/:language/:names.json',
    (request, reply) => {
      const { version, language, names } = request.params
      if (!words.languages.includes(language)) return reply.code(404).send({})
      // A page that is older than the words is answered with the new ones, which it may not keep as the old.
      const isCurrent = version === words.version
      return reply
        .header('cache-control', isCurrent ? 'public, max-age=31536000, immutable' : 'no-store')
        .send(words.pick(language, names.split('+').slice(0, 20)))
    },
  )
}
