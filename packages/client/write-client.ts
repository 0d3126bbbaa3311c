/** From the OpenAPI document to one file: the client, and the types of every call that a key can make. Pure. */

type Schema = {
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  allOf?: readonly Schema[];
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  additionalProperties?: boolean | Schema;
};
type Parameter = { in: string; name: string; required?: boolean; schema?: Schema };
type Content = { content?: Readonly<Record<string, { schema?: Schema }>> };
type Operation = {
  summary?: string;
  parameters?: readonly Parameter[];
  requestBody?: Content & { required?: boolean };
  responses?: Readonly<Record<string, Content>>;
  /** Rights that open it for a key; a call without any is not for keys. */
  'x-hak'?: readonly string[];
};
export type OpenApi = { paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> };

const BASE = '/api/v1/';

const named = (name: string): string => (/^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name));

/** What is sent may leave out whatever may be null. */
type Way = 'sent' | 'answered';

const mayBeNull = ({ type, anyOf = [] }: Schema): boolean =>
  [type ?? []].flat().includes('null') || anyOf.some(mayBeNull);

const mayBeLeftOut = (name: string, schema: Schema, required: readonly string[], way: Way): boolean =>
  !required.includes(name) || (way === 'sent' && mayBeNull(schema));

function recordType({ properties = {}, required = [], additionalProperties }: Schema, way: Way): string {
  const fields = Object.entries(properties).map(
    ([name, schema]) =>
      `${named(name)}${mayBeLeftOut(name, schema, required, way) ? '?' : ''}: ${typeOf(schema, way)}`,
  );
  if (fields.length > 0) return `{ ${fields.join('; ')} }`;
  return typeof additionalProperties === 'object'
    ? `Record<string, ${typeOf(additionalProperties, way)}>`
    : 'Record<string, unknown>';
}

const union = (types: readonly string[]): string => [...new Set(types)].join(' | ');

/** A JSON schema as a type. */
export function typeOf(schema: Schema | undefined, way: Way = 'answered'): string {
  if (!schema) return 'unknown';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return union(schema.enum.map((value) => JSON.stringify(value)));
  const some = schema.anyOf ?? schema.oneOf;
  if (some) return union(some.map((one) => typeOf(one, way)));
  if (schema.allOf) return schema.allOf.map((one) => `(${typeOf(one, way)})`).join(' & ');
  return union([schema.type ?? 'unknown'].flat().map((type) => plainType(type, schema, way)));
}

function plainType(type: string, schema: Schema, way: Way): string {
  if (type === 'integer' || type === 'number') return 'number';
  if (type === 'string' || type === 'boolean' || type === 'null') return type;
  if (type === 'array') return `readonly (${typeOf(schema.items, way)})[]`;
  return type === 'object' || schema.properties ? recordType(schema, way) : 'unknown';
}

const parametersOf = ({ parameters = [] }: Operation, where: string): Schema => {
  const own = parameters.filter((one) => one.in === where);
  return {
    properties: Object.fromEntries(own.map(({ name, schema = {} }) => [name, schema])),
    required: own.filter((one) => one.required || where === 'path').map(({ name }) => name),
  };
};

const json = (content: Content | undefined): Schema | undefined =>
  content?.content?.['application/json']?.schema;

/** `name?: type` where nothing of it has to be said. */
function part(name: string, schema: Schema | undefined): string[] {
  const { properties = {}, required = [] } = schema ?? {};
  if (!schema || Object.keys(properties).length === 0) return [];
  const asked = Object.entries(properties).some(([one, of]) => !mayBeLeftOut(one, of, required, 'sent'));
  return [`${name}${asked ? '' : '?'}: ${typeOf(schema, 'sent')}`];
}

function callType(path: string, method: string, operation: Operation): string {
  const parts = [
    ...part('params', parametersOf(operation, 'path')),
    ...part('query', parametersOf(operation, 'query')),
    ...part('body', json(operation.requestBody)),
    `answer: ${typeOf(json(operation.responses?.['200']))}`,
  ];
  const name = `${method.toUpperCase()} ${path.slice(BASE.length)}`;
  const hak = (operation['x-hak'] ?? []).join(', ');
  return `  /** ${operation.summary ?? ''}. Hak: ${hak} */\n  ${JSON.stringify(name)}: { ${parts.join('; ')} };`;
}

/** Calls in the order of the document. */
export function callTypes({ paths }: OpenApi): string[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => (operation['x-hak'] ?? []).length > 0)
      .map(([method, operation]) => callType(path, method, operation)),
  );
}

/** The whole file. */
export const clientFile = (client: string, document: OpenApi): string =>
  `${client.trimEnd()}

/** Every call a key can be given, with the rights that open it. Written by \`npm run client\`. */
export type Calls = {
${callTypes(document).join('\n')}
};

/** The client of this version of Mustika. */
export const mustika = (options: ClientOptions): Client<Calls> => createClient<Calls>(options);
`;
