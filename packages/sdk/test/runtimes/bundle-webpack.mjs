import { promisify } from 'node:util';
import webpack from 'webpack';

const compiler = webpack({
  mode: 'production',
  target: 'web',
  entry: './entry.mjs',
  output: { path: process.cwd(), filename: 'webpack.bundle.js' },
});
const stats = await promisify(compiler.run.bind(compiler))();
process.stdout.write(stats.toString({ all: false, errors: true, warnings: true }));
