# The inn as an image: `docker build -t bree .`, then
#   docker run -p 8080:8080 -v inn:/keep bree
# The database and the key lie in /keep. It is built with everything (--features full) and optimised (--profile dist).
FROM rust:1.95-bookworm AS build
WORKDIR /bree
COPY . .
ARG COMMIT
RUN BREE_COMMIT=${COMMIT} cargo build --locked --profile dist --features full \
    && strip --strip-debug -o /usr/local/bin/bree target/dist/bree

FROM debian:bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates && rm -rf /var/lib/apt/lists/* \
    && useradd --system --create-home --home-dir /keep bree
COPY --from=build /usr/local/bin/bree /usr/local/bin/bree
USER bree
WORKDIR /keep
VOLUME /keep
EXPOSE 8080
ENTRYPOINT ["bree"]
CMD ["serve", "--addr", "0.0.0.0:8080", "--db", "/keep/bree.sqlite3"]
